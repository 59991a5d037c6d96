"""How a report looks: one style sheet, light and dark, from a phone to a desk."""

STYLE = """
:root{color-scheme:light dark;--paper:#faf6ee;--card:#fffdf8;--ink:#2a231c;--soft:#75695a;--edge:#e4d9c6;
--off:#b4571a;--out:#b3202c;--level:#8a7d6b;--band:#2f7d6b22;
--k0:#2f7d6b;--k1:#c8862b;--k2:#5567a8;--k3:#b4465a;--k4:#7d8f3c;--k5:#8a5aa0;--k6:#3f95b5;--k7:#9a7b5c}
@media (prefers-color-scheme:dark){:root{--paper:#17130f;--card:#211b16;--ink:#f1e8da;--soft:#ab9d8a;
--edge:#3a3129;--off:#f0a35c;--out:#ff7b80;--level:#8d806f;--band:#62c5ab22;
--k0:#62c5ab;--k1:#e8b25e;--k2:#93a4ea;--k3:#ea8596;--k4:#b5c96e;--k5:#c79be0;--k6:#7fcbe8;--k7:#c9a988}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif}
main{max-width:66rem;margin:0 auto;padding:1.2rem 1rem 4rem}
h1,h2,h3{font-family:Vollkorn,Georgia,serif;line-height:1.2;margin:0}
h1{font-size:2rem}h2{font-size:1.5rem;margin:2.4rem 0 .8rem}h3{font-size:1.1rem}
.lead{color:var(--soft);margin:.4rem 0 0}
.facts{display:flex;flex-wrap:wrap;gap:.3rem 1.4rem;margin:1rem 0 0;padding:0;list-style:none}
.facts b{font-variant-numeric:tabular-nums}
.again{margin:.6rem 0 0;color:var(--soft);font-size:.875rem}.again code{overflow-wrap:anywhere}
.warn{border-left:4px solid var(--off);padding:.2rem .8rem}
nav{display:flex;flex-wrap:wrap;gap:.5rem;margin:1.2rem 0 0}
nav a{color:inherit;text-decoration:none;border:1px solid var(--edge);border-radius:99px;padding:.45rem .9rem;
background:var(--card)}
nav a:focus-visible,summary:focus-visible{outline:3px solid var(--k0);outline-offset:2px}
.findings{margin:.6rem 0 0;padding:0;list-style:none}
.findings li{padding:.35rem 0 .35rem 1.5rem;position:relative}
.findings li::before{content:"";position:absolute;left:.2rem;top:.85rem;width:.6rem;height:.6rem;
border-radius:50%;background:var(--edge)}
.findings .notable::before{background:var(--off)}.findings .level::before{background:var(--k0)}
.charts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,25rem),1fr));gap:1rem;
align-items:start}
.chart{background:var(--card);border:1px solid var(--edge);border-radius:.8rem;padding:1rem;min-width:0}
.chart.long{grid-column:1/-1}
.chart p{margin:.3rem 0 0}.note,.key{color:var(--soft);font-size:.875rem}
.said{font-weight:600}
.rows{list-style:none;margin:.8rem 0 0;padding:0}
.rows li{display:grid;grid-template-columns:8.5rem 1fr 8rem;gap:.2rem .6rem;align-items:center;
padding:.12rem 0}.many li{grid-template-columns:8.5rem 1fr}.many .value{grid-column:2}
.name{overflow-wrap:anywhere}.value{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.track,.bar{width:100%;height:1.35rem;overflow:visible;display:block}.bar{height:1.1rem}
.band{fill:var(--band)}.mark{stroke:var(--level);stroke-width:1.5;stroke-dasharray:3 3}
.whisker{stroke:var(--k0);stroke-width:2.5;stroke-linecap:round;opacity:.55}.dot{fill:var(--k0)}
.off .whisker{stroke:var(--off)}.off .dot{fill:var(--off)}
.out .whisker{stroke:var(--out)}.out .dot{fill:var(--out)}
.plot{width:100%;max-width:34rem;display:block;margin:.6rem auto 0}
.grid{stroke:var(--edge)}.tick{fill:var(--soft);font-size:10.5px}.mid{text-anchor:middle}.end{text-anchor:end}
.line{fill:none;stroke-width:2}.cloud{opacity:.18}
.c0{fill:var(--k0);background:var(--k0)}.c1{fill:var(--k1);background:var(--k1)}
.c2{fill:var(--k2);background:var(--k2)}.c3{fill:var(--k3);background:var(--k3)}
.c4{fill:var(--k4);background:var(--k4)}.c5{fill:var(--k5);background:var(--k5)}
.c6{fill:var(--k6);background:var(--k6)}.c7{fill:var(--k7);background:var(--k7)}
.l0{stroke:var(--k0)}.l1{stroke:var(--k1)}.l2{stroke:var(--k2)}.l3{stroke:var(--k3)}
.l4{stroke:var(--k4)}.l5{stroke:var(--k5)}.l6{stroke:var(--k6)}.l7{stroke:var(--k7)}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1rem;list-style:none;margin:.5rem 0 0;padding:0;
font-size:.875rem}
.legend i{display:inline-block;width:.8rem;height:.8rem;border-radius:.2rem;margin-right:.35rem}
details{margin-top:.6rem;font-size:.875rem}summary{cursor:pointer;color:var(--soft);padding:.3rem 0}
table{border-collapse:collapse;width:100%}td,th{padding:.2rem .4rem;border-bottom:1px solid var(--edge);
text-align:right;font-variant-numeric:tabular-nums;font-weight:400}td:first-child,th:first-child{text-align:left}
.scroll{overflow-x:auto}.compared td{white-space:nowrap}
.compared .off td:last-child{color:var(--off);font-weight:600}
.changed{margin:.5rem 0;padding:0 0 0 1.1rem}.changed li{font-weight:600}
footer{color:var(--soft);font-size:.875rem;margin-top:3rem}
@media (min-width:50rem){.switch .rows li{grid-template-columns:18rem 1fr 8rem}}
@media (max-width:30rem){.rows li{grid-template-columns:1fr auto}.name{grid-row:1}
.value{grid-row:1;grid-column:2}.many .value{grid-column:1/-1;grid-row:3}
.track,.bar{grid-row:2;grid-column:1/-1}.rows li{padding:.3rem 0}}
@media print{.chart{break-inside:avoid}nav{display:none}}
"""
