export default '<svg viewBox="0 0 48 48"><use href="#gem-R"/></svg>';
