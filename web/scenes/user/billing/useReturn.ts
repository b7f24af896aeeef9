import { useSearchParams } from 'react-router-dom';

/** The id in the address of somebody who has come back from a page of the payment provider, and a way to forget it. */
export function useReturn(name: 'payment' | 'card'): { id: string | null; dismiss: () => void } {
  const [query, setQuery] = useSearchParams();
  const dismiss = () => {
    const rest = new URLSearchParams(query);
    rest.delete(name);
    setQuery(rest, { replace: true });
  };
  return { id: query.get(name), dismiss };
}
