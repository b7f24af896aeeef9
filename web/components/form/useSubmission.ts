import { useEffect, useRef, useState } from 'react';

import type { ResultFailure } from '#web/api/handleFailure.ts';
import { describeFailure } from '#web/stores/describeFailure.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { toFieldMessages } from '#web/stores/toFieldMessages.ts';

export interface FormFailure {
  title: string;
  message: string;
  /** Of a business rule that said no. */
  key?: string;
  /** Submits the form again with its values at that time. */
  tryAgain?: () => void;
}

/**
 * Submits a form: whether a request is pending, and its errors. With `form` on the form element the first invalid field
 * gets the focus; errors that belong to no field are shown above the form.
 */
export function useSubmission() {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<FormFailure | null>(null);

  useEffect(() => {
    const [message] = Object.values(messages);
    if (!form.current || !message) return;
    const faulty = form.current.querySelector<HTMLElement>('[aria-invalid="true"], [data-faulty]');
    // A group's first input.
    if (faulty) (faulty.querySelector('input') ?? faulty).focus();
    else setFailure({ title: message, message: '' });
  }, [messages]);

  function showErrors(faults: Record<string, string>): void {
    setFailure(null);
    setMessages(faults);
  }

  /** `fields` maps error keys to field names, such as { 'code-invalid': 'code' }. */
  async function submit(work: () => Promise<void>, fields: Record<string, string> = {}): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    showErrors({});
    const tryAgain = () => (form.current ? form.current.requestSubmit() : void submit(work, fields));
    const say = (error: unknown) => {
      const { kind, title, text } = describeFailure(error);
      setFailure({ title: title || text, message: title ? text : '', ...(kind === 'refused' ? {} : { tryAgain }) });
    };
    try {
      await work();
    } catch (error) {
      reportFailure(error, {
        // Errors without a field are about the whole.
        validation: (errors) =>
          errors.some(({ path }) => path !== '') ? setMessages(toFieldMessages(errors)) : say(error),
        result: (refusal) => place(refusal, fields[refusal.key]),
        network: () => say(error),
        unhandled: say,
      });
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function place({ title, message, key }: ResultFailure, field: string | undefined): void {
    if (field) setMessages({ [field]: message });
    else setFailure({ title, message, key });
  }

  return { form, busy, messages, failure, setMessages: showErrors, submit };
}
