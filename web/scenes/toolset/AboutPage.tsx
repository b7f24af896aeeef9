import { ToolsetPage } from './ToolsetPage.tsx';

export function Component() {
  return <ToolsetPage toolsetId="about" />;
}
