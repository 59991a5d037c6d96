"use strict";
const form = document.querySelector("form[data-check]");
if (form) {
  const told = form.querySelector("output");
  let waiting = 0;
  form.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      const answer = await fetch(form.dataset.check, {
        method: "POST",
        body: new URLSearchParams(new FormData(form)),
      });
      const found = await answer.json();
      told.textContent = found.text;
      told.className = found.ok ? "fine" : "bad";
    }, 200);
  });
}
const watched = document.querySelector("[data-watch]");
if (watched) {
  const look = async () => {
    const found = await (await fetch(watched.dataset.watch)).json();
    if (found.state !== "running") return location.reload();
    const bar = watched.querySelector("progress");
    bar.max = found.of || 1;
    bar.value = found.games;
    watched.querySelector("p").textContent = found.text;
    setTimeout(look, 700);
  };
  setTimeout(look, 700);
}
