import { parseToolset } from '#engine/folder/parseToolset.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

const sections = [{ id: 'all', fields: ['/ideas'] }];
const parse = (widget: string) =>
  parseToolset(toolsetFolder('ideas', { 'ui.json': { sections, widgets: { '/ideas/*/name': widget } } }));
process.stdout.write(JSON.stringify({ named: parse('slider').faults, misnamed: parse('slidr').faults }));
