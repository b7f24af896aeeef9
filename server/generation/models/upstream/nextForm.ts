import type { Refusal } from './Refusal.ts';
import type { RequestForm } from './RequestForm.ts';
import { whatIsRefused } from './whatIsRefused.ts';

// What a server may count otherwise.
const reserve = 64; // tokens
/** For a server that takes fewer than it was asked for and does not say how many. */
const modestAnswer = 4096; // tokens

/** The form in which a refused request may be taken; null where no other form helps, or each has been tried. */
export function nextForm(form: RequestForm, refusal: Refusal): RequestForm | null {
  switch (whatIsRefused(refusal)) {
    case 'limit-name':
      if (form.limit === 'max_tokens') return { ...form, limit: 'max_completion_tokens' };
      return form.limit ? { ...form, limit: null } : null;
    case 'answer-limit':
      return withShorterAnswer(form, refusal);
    case 'usage':
      return form.usage ? { ...form, usage: false } : null;
    case 'format':
    case 'unnamed':
      return withSimplerOutput(form);
    default:
      return null;
  }
}

function withShorterAnswer(form: RequestForm, { answer, context, needed }: Refusal): RequestForm | null {
  if (!form.limit) return null;
  if (answer === undefined && context !== undefined && needed !== undefined) {
    const left = context - needed - reserve;
    return form.left === null || left < form.left ? { ...form, left } : { ...form, limit: null };
  }
  const most = answer ?? modestAnswer;
  return form.mostAnswer === null || most < form.mostAnswer ? { ...form, mostAnswer: most } : { ...form, limit: null };
}

function withSimplerOutput(form: RequestForm): RequestForm | null {
  if (form.output === 'json_schema') return { ...form, output: 'json_object' };
  if (form.output === 'json_object') return { ...form, output: 'text', usage: false };
  return null;
}
