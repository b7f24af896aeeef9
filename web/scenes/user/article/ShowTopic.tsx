import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads eyes and keyboard to the part of the page that the address names, once it is there: an article comes late. */
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
