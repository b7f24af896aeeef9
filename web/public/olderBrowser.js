// What came with Chrome 111, Firefox 125 and Safari 16.4; written for those before.
if (!''.isWellFormed || !Intl.Segmenter) {
  document.body.removeChild(document.getElementById('root'));
  document.body.appendChild(document.getElementById('older-browser').content);
}
