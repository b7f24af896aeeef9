// Says in older browsers that they are too old, instead of a page that breaks. Written for them, and run before the page.
// What it asks for came with Chrome 111, Firefox 125 and Safari 16.4.
if (!String.prototype.isWellFormed || !Array.prototype.toSorted || !window.Intl || !Intl.Segmenter) {
  document.body.removeChild(document.getElementById('root'));
  document.body.appendChild(document.getElementById('older-browser').content);
}
