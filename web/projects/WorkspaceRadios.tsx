import { useId } from 'react';

import type { Workspace } from '#engine/protocol/workspace.ts';
import { FieldNote } from '#web/components/TextField.tsx';

interface WorkspaceRadiosProps {
  label: string;
  workspaces: readonly Workspace[];
  chosen: string | null;
  error: string | undefined;
  onChoose: (id: string) => void;
}

export function WorkspaceRadios({ label, workspaces, chosen, error, onChoose }: WorkspaceRadiosProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-note` : undefined}
      className="flex flex-col gap-1"
    >
      <p id={id} className="mb-2">
        {label}
      </p>
      {workspaces.map((workspace) => (
        <label
          key={workspace.id}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-2xl px-4 font-semibold text-text hover:bg-field has-checked:bg-field"
        >
          <input
            type="radio"
            name="workspace"
            checked={chosen === workspace.id}
            onChange={() => onChoose(workspace.id)}
            className="size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0 wrap-anywhere">{workspace.name}</span>
        </label>
      ))}
      {error && <FieldNote id={`${id}-note`} error text={error} />}
    </div>
  );
}
