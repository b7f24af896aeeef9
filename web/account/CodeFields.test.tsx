import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { HttpError } from '#web/api/HttpError.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { CodeFields } from './CodeFields.tsx';

const send = vi.fn<(email: string) => Promise<void>>();
const verify = vi.fn<(email: string, code: string) => Promise<void>>();
const badEmail = vi.fn<() => void>();

function Form({ email }: { email: string }) {
  const [verified, setVerified] = useState(false);
  return (
    <CodeFields
      email={email}
      verified={verified}
      onSend={send}
      onVerify={async (to, code) => {
        await verify(to, code);
        setVerified(true);
      }}
      onBadEmail={badEmail}
    />
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = () => screen.findByLabelText<HTMLInputElement>('Verification code');

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('sends no code to an invalid address', async () => {
  render(<Form email="ada" />);
  await userEvent.click(button('Send verification code'));
  expect(badEmail).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

it('accepts a code pasted with the text around it, and reports that the address is verified', async () => {
  render(<Form email="ada@example.com" />);
  await userEvent.click(button('Send verification code'));
  await untilFocused(() => screen.getByLabelText('Verification code'));
  await userEvent.paste(' 123 456 ');
  expect((await field()).value).toBe('123456');
  await userEvent.click(button('Verify'));
  expect(verify).toHaveBeenCalledWith('ada@example.com', '123456');
  const verified = await screen.findByText('E-mail address verified');
  await untilFocused(() => verified.closest('p'));
});

it('asks for every digit, and says at the field that a code is wrong', async () => {
  verify.mockRejectedValueOnce(new HttpError(400, { key: 'code-invalid', title: 'Wrong code', message: 'Not right.' }));
  render(<Form email="ada@example.com" />);
  await userEvent.click(button('Send verification code'));
  await userEvent.type(await field(), '123{enter}');
  expect(verify).not.toHaveBeenCalled();
  await screen.findByText('Please enter every digit of the code.');
  await userEvent.type(await field(), '456{enter}');
  const note = await screen.findByText('Not right.');
  // Not beside the button: on a phone it would have half the width.
  expect(button('Verify').parentElement?.contains(note)).toBe(false);
  expect((await field()).getAttribute('aria-invalid')).toBe('true');
  await untilFocused(() => screen.getByLabelText('Verification code'));
});

it('offers to send another code after a while', async () => {
  vi.useFakeTimers();
  render(<Form email="ada@example.com" />);
  await act(async () => fireEvent.click(button('Send verification code')));
  expect(button('You can ask for another code in 30 s').disabled).toBe(true);
  for (let second = 0; second < 30; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  await act(async () => fireEvent.click(button('Send the code again')));
  expect(send).toHaveBeenCalledTimes(2);
  screen.getByText(/A new code is on its way to ada@example\.com/);
  expect(button('You can ask for another code in 30 s').disabled).toBe(true);
});

it('is submitted with Enter where it is the first step', async () => {
  const submit = vi.fn<() => void>();
  render(
    <form onSubmit={submit}>
      <input aria-label="Address" />
      <CodeFields
        email="ada@example.com"
        verified={false}
        comesFirst
        onSend={send}
        onVerify={verify}
        onBadEmail={badEmail}
      />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Address'), '{enter}');
  expect(send).toHaveBeenCalledWith('ada@example.com');
  await userEvent.type(await field(), '123456');
  await userEvent.type(screen.getByLabelText('Address'), '{enter}');
  expect(verify).toHaveBeenCalledWith('ada@example.com', '123456');
  expect(submit).not.toHaveBeenCalled();
});

it('does not move the focus when the person has gone to another field meanwhile', async () => {
  const [sending, refusing, verifying] = [1, 2, 3].map(() => Promise.withResolvers<void>());
  send.mockReturnValueOnce(sending!.promise);
  verify.mockReturnValueOnce(refusing!.promise).mockReturnValueOnce(verifying!.promise);
  render(
    <>
      <input aria-label="Name" />
      <Form email="ada@example.com" />
    </>,
  );
  const name = screen.getByLabelText('Name');
  await userEvent.click(button('Send verification code'));
  await userEvent.click(name);
  await act(async () => sending!.resolve());
  await userEvent.type(await field(), '123456{enter}');
  await userEvent.click(name);
  await act(async () => refusing!.reject(new HttpError(400, { key: 'code-invalid', message: 'Not right.' })));
  await screen.findByText('Not right.');
  expect(document.activeElement).toBe(name);
  await userEvent.type(await field(), '{enter}');
  await userEvent.click(name);
  await act(async () => verifying!.resolve());
  await screen.findByText('E-mail address verified');
  await userEvent.keyboard('Ada');
  expect(name).toMatchObject({ value: 'Ada' });
});
