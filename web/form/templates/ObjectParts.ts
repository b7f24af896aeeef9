import type { ObjectFieldTemplateProps } from '@rjsf/utils';

type Property = Pick<ObjectFieldTemplateProps['properties'][number], 'name' | 'content' | 'hidden'>;

/** What a template gets of an object and its properties. */
export interface ObjectParts extends Pick<
  ObjectFieldTemplateProps,
  'schema' | 'uiSchema' | 'fieldPathId' | 'registry'
> {
  properties: Property[];
}
