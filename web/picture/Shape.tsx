import type { KeyboardEvent } from 'react';

import type { GroupElement, LineElement, Outline, SceneElement, TextElement } from '#engine/picture/Scene.ts';

interface ShapeProps {
  element: SceneElement;
  onOpen?: ((pointer: string) => void) | undefined;
}

/** An element of a scene as SVG. */
export function Shape({ element, onOpen }: ShapeProps) {
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
      return (
        <image x={element.x} y={element.y} width={element.width} height={element.height} href={element.file}>
          <title>{element.label}</title>
        </image>
      );
    case 'group':
      return <Group group={element} onOpen={onOpen} />;
  }
}

interface GroupProps {
  group: GroupElement;
  onOpen?: ((pointer: string) => void) | undefined;
}

/** Elements that belong together; one with a label is read as a whole, and leads to its field. */
function Group({ group, onOpen }: GroupProps) {
  const { x = 0, y = 0, label, pointer, elements } = group;
  const transform = x === 0 && y === 0 ? undefined : `translate(${x} ${y})`;
  const shapes = elements.map((element, index) => <Shape key={index} element={element} onOpen={onOpen} />);
  if (label === undefined) return <g transform={transform}>{shapes}</g>;
  if (pointer === undefined || !onOpen) {
    return (
      <g transform={transform} role="img" aria-label={label}>
        {shapes}
      </g>
    );
  }
  return (
    <g
      transform={transform}
      className="picture-group"
      role="link"
      tabIndex={0}
      data-pointer={pointer}
      onClick={() => onOpen(pointer)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') onOpen(pointer);
      }}
    >
      {/* Not aria-label: the texts drawn are broken into lines, and would not be found in it. */}
      <title>{label}</title>
      {shapes}
    </g>
  );
}

function SvgText({ element }: { element: TextElement }) {
  const { x, y, lines, size, lineHeight, weight, role, align, rotation } = element;
  return (
    <text
      fontSize={size}
      fontWeight={weight}
      textAnchor={align}
      fill={`var(--picture-${role})`}
      transform={rotation === undefined ? undefined : `rotate(${rotation} ${x} ${y})`}
      aria-hidden
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

const headLength = 8;

function arrowHead({ x1, y1, x2, y2 }: LineElement): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const corner = (turn: number) =>
    `${x2 - headLength * Math.cos(angle + turn)} ${y2 - headLength * Math.sin(angle + turn)}`;
  return `M${x2} ${y2} L${corner(0.45)} L${corner(-0.45)} Z`;
}

const dashes = { dashed: '5 4', dotted: '2 4' };

function paint({ fill, stroke, strokeWidth, dash }: Outline) {
  return {
    fill: fill ? `var(--picture-${fill})` : 'none',
    stroke: stroke && `var(--picture-${stroke})`,
    strokeWidth: stroke && (strokeWidth ?? 1),
    strokeDasharray: dash && dashes[dash],
  };
}
