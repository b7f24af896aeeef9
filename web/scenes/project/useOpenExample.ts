import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { createExampleProject } from '../../api/projects.ts';
import { reportFailure } from '../../stores/reportFailure.ts';

/** Goes to the finished example project; it is made on the way when it is not there yet. */
export function useOpenExample(): { opening: boolean; openExample: () => void } {
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    try {
      const { project } = await createExampleProject();
      void navigate(`/project/${project.id}`);
    } catch (error) {
      reportFailure(error, {}, () => void open());
    }
    setOpening(false);
  }

  return { opening, openExample: () => void open() };
}
