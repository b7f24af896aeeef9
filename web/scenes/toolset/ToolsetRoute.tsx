import { useParams } from 'react-router-dom';

import { ToolsetPage } from './ToolsetPage.tsx';

export function Component() {
  const { toolset = '' } = useParams();
  return <ToolsetPage toolsetId={toolset} />;
}
