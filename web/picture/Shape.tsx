import { createContext, type ReactNode, use } from 'react';

import { arrowHead } from '#engine/picture/renderers/arrowHead.ts';
import { dashes } from '#engine/picture/renderers/dashes.ts';
import type {
  GroupElement,
  ImageElement,
  LineElement,
  Outline,
  SceneElement,
  TextElement,
} from '#engine/picture/Scene.ts';
import { showsWritten } from '#engine/picture/showsWritten.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { useImageAddress } from '#web/images/useImageAddress.ts';

import type { PictureActions } from './PictureActions.ts';
import { PictureGroup } from './PictureGroup.tsx';

interface ShapesProps {
  elements: readonly SceneElement[];
  actions?: PictureActions | undefined;
}

/** Elements as SVG. A group keeps its element, and with it the focus, when its place in the order changes. */
export function Shapes({ elements, actions }: ShapesProps) {
  return elements.map((element, index) => <Shape key={keyOf(element) ?? index} element={element} actions={actions} />);
}

function keyOf(element: SceneElement): string | undefined {
  return element.kind === 'group' && element.edit ? element.pointer : undefined;
}

interface ShapeProps {
  element: SceneElement;
  actions?: PictureActions | undefined;
}

/** An element of a scene as SVG. */
function Shape({ element, actions }: ShapeProps) {
  switch (element.kind) {
    case 'text':
      return <SvgText element={element} />;
    case 'box': {
      const { x, y, width, height, radius } = element;
      return (
        <rect x={x} y={y} width={Math.max(0, width)} height={Math.max(0, height)} rx={radius} {...paint(element)} />
      );
    }
    case 'line':
      return <SvgLine element={element} />;
    case 'ellipse':
      return <ellipse cx={element.x} cy={element.y} rx={element.radiusX} ry={element.radiusY} {...paint(element)} />;
    case 'path':
      return <path d={element.commands} {...paint(element)} />;
    case 'image':
      return <SvgImage element={element} />;
    case 'group':
      return (
        <PictureGroup group={element} actions={actions}>
          <WithinGroup group={element}>
            <Shapes elements={element.elements} actions={actions} />
          </WithinGroup>
        </PictureGroup>
      );
  }
}

/** Of the texts of a group that shows a field of the document; undefined for the picture's own words. */
const TextLang = createContext<string | undefined>(undefined);

function WithinGroup({ group, children }: { group: GroupElement; children: ReactNode }) {
  const lang = useWrittenLang();
  return lang === undefined || !showsWritten(group) ? children : <TextLang value={lang}>{children}</TextLang>;
}

function SvgImage({ element: { x, y, width, height, file, label } }: { element: ImageElement }) {
  const { address } = useImageAddress(file);
  if (address === undefined) return <rect x={x} y={y} width={width} height={height} {...paint({ fill: 'wash-2' })} />;
  return (
    <image x={x} y={y} width={width} height={height} href={address}>
      {label !== '' && <title>{label}</title>}
    </image>
  );
}

function SvgText({ element }: { element: TextElement }) {
  const written = use(TextLang);
  const lang = element.isWord ? undefined : written;
  const { x, y, lines, size, lineHeight, weight, role, align, rotation } = element;
  return (
    <text
      fontSize={size}
      fontWeight={weight}
      textAnchor={align}
      fill={`var(--picture-${role})`}
      transform={rotation === undefined ? undefined : `rotate(${rotation} ${x} ${y})`}
      aria-hidden
      lang={lang}
    >
      {lines.map((line, index) => (
        <tspan key={index} x={x} y={y + index * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function SvgLine({ element }: { element: LineElement }) {
  const { x1, y1, x2, y2, hasArrow } = element;
  return (
    <>
      <line x1={x1} y1={y1} x2={x2} y2={y2} {...paint(element)} />
      {hasArrow && <path d={arrowHead(element)} fill={`var(--picture-${element.stroke})`} />}
    </>
  );
}

function paint({ fill, stroke, strokeWidth, dash }: Outline) {
  return {
    fill: fill ? `var(--picture-${fill})` : 'none',
    stroke: stroke && `var(--picture-${stroke})`,
    strokeWidth: stroke && (strokeWidth ?? 1),
    strokeDasharray: dash && dashes[dash].join(' '),
  };
}
