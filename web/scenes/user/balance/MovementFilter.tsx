import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { MovementReason } from '#engine/protocol/balance.ts';
import type { Project } from '#engine/protocol/project.ts';
import { firstDay, lastDay } from '#engine/validation/days.ts';
import { listProjects } from '#web/api/projects.ts';
import { SelectField } from '#web/components/SelectField.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { loadMovements } from '#web/stores/movements.ts';

import { momentsOf, type Period, periods } from './periods.ts';

const reasons: readonly MovementReason[] = ['grant', 'purchase', 'unlimited', 'reserve', 'settle', 'release'];

/** Of what kind, for which project and when: shows those that fit at once. */
export function MovementFilter({ sells }: { sells: boolean }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<MovementReason | ''>('');
  const [projectId, setProjectId] = useState('');
  const [period, setPeriod] = useState<Period>('all');
  const [days, setDays] = useState({ first: '', last: '' });
  const [projects, setProjects] = useState<Project[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    // Without them there is less to choose from, and nothing else is wrong.
    listProjects({ sort: 'name', limit: 100 }, leaving.signal).then(
      ({ data }) => setProjects(data),
      () => {},
    );
    return () => leaving.abort();
  }, []);
  useEffect(() => {
    void loadMovements({
      reason: reason || undefined,
      projectId: projectId || undefined,
      ...momentsOf(period, days, new Date()),
    });
  }, [reason, projectId, period, days]);
  return (
    <div className="grid gap-4 desktop:grid-cols-3">
      <SelectField
        label={t('movements.reason')}
        value={reason}
        options={[
          { value: '', label: t('movements.anyReason') },
          ...reasons
            .filter((each) => each !== (sells ? 'unlimited' : 'purchase'))
            .map((value) => ({ value, label: t(`balance.kind.${value}`) })),
        ]}
        onChange={setReason}
      />
      <SelectField
        label={t('movements.project')}
        value={projectId}
        options={[
          { value: '', label: t('movements.anyProject') },
          ...projects.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setProjectId}
      />
      <SelectField
        label={t('movements.period')}
        value={period}
        options={periods.map((value) => ({ value, label: t(`movements.periods.${value}`) }))}
        onChange={setPeriod}
      />
      {period === 'days' && (
        <div className="grid grid-cols-1 gap-4 min-[360px]:grid-cols-2 desktop:col-span-2 desktop:col-start-2">
          <TextField
            type="date"
            label={t('movements.firstDay')}
            value={days.first}
            min={firstDay}
            max={days.last || lastDay}
            onChange={({ target }) => setDays({ ...days, first: target.value })}
          />
          <TextField
            type="date"
            label={t('movements.lastDay')}
            value={days.last}
            min={days.first || firstDay}
            max={lastDay}
            onChange={({ target }) => setDays({ ...days, last: target.value })}
          />
        </div>
      )}
    </div>
  );
}
