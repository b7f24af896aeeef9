// What a hand-made page needs for its lists: a copy of the last item, emptied.
document.querySelectorAll('[data-add]').forEach((button) => {
  button.addEventListener('click', () => {
    const list = button.previousElementSibling;
    const copy = list.lastElementChild.cloneNode(true);
    copy.querySelectorAll('input, textarea').forEach((input) => {
      input.value = '';
    });
    list.append(copy);
  });
});
requestAnimationFrame(() => setTimeout(() => performance.mark('first-interactive')));
