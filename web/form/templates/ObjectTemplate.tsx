import { ColumnsTemplate } from './ColumnsTemplate.tsx';
import { GroupTemplate } from './GroupTemplate.tsx';
import { MatrixRowTemplate } from './MatrixRowTemplate.tsx';
import { MatrixTemplate } from './MatrixTemplate.tsx';
import type { ObjectParts } from './ObjectParts.ts';
import { SectionsTemplate } from './SectionsTemplate.tsx';
import { TopicsTemplate } from './TopicsTemplate.tsx';
import { TopicTemplate } from './TopicTemplate.tsx';

const templates = {
  root: SectionsTemplate,
  group: GroupTemplate,
  cell: GroupTemplate,
  topics: TopicsTemplate,
  topic: TopicTemplate,
  columns: ColumnsTemplate,
  matrix: MatrixTemplate,
  row: MatrixRowTemplate,
};

/** Selects the template by the layout in `ui.json`. */
export function ObjectTemplate(props: ObjectParts) {
  const Template = templates[props.ui.layout ?? 'group'];
  return <Template {...props} />;
}
