import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to and focuses the element of the URL's hash, once the article has loaded. */
export function ShowTopic() {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    const topic = hash ? document.getElementById(hash.slice(1)) : null;
    if (!topic) return;
    topic.tabIndex = -1;
    topic.focus({ preventScroll: true });
    topic.scrollIntoView();
  }, [location]);
  return null;
}
