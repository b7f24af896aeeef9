import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties, type ReactNode } from 'react';

import { contrast } from '#engine/brand/contrast.ts';
import { Button } from '#web/components/Button.tsx';
import { Logo } from '#web/components/Logo.tsx';

import { colourPairs, type ColourPair } from './colourPairs.ts';
import { readColours, type Palette } from './readColours.ts';

import styleSheet from './theme.css?raw';

/** Design tokens. The theme switch above changes the values of colours, never a name. */
const meta = { title: 'styles/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themes = readColours(styleSheet);

/** Colours on their backgrounds with the contrast ratio: 4.5 is required for text, 3 for graphics. */
export const Colours: Story = {
  render: () => (
    <div className="grid gap-6 desktop:grid-cols-2">
      <Theme name="Light" colours={themes.light} />
      <Theme name="Dark" colours={themes.dark} />
    </div>
  ),
};

function Theme({ name, colours }: { name: string; colours: Palette }) {
  const values = Object.fromEntries(Object.entries(colours).map(([token, value]) => [`--${token}`, value]));
  return (
    <section className="rounded-3xl border border-outline bg-surface p-6 text-text" style={values as CSSProperties}>
      <h2 className="mb-4 text-xl font-bold">{name}</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {colourPairs.map((pair) => (
          <Pair key={`${pair.on} ${pair.ground} ${pair.least}`} pair={pair} colours={colours} />
        ))}
      </ul>
    </section>
  );
}

function Pair({ pair: { on, ground, least }, colours }: { pair: ColourPair; colours: Palette }) {
  const ratio = contrast(colours[on] ?? '', colours[ground] ?? '');
  const isText = least === 4.5;
  const drawn = { background: `var(--${on})` };
  const written = { color: isText ? `var(--${on})` : 'var(--text)', background: `var(--${ground})` };
  return (
    <li style={written} className="flex items-center gap-3 rounded-2xl px-4 py-3 text-sm">
      {!isText && <span style={drawn} className="size-5 shrink-0 rounded-full" />}
      <span className="flex-1">
        <strong className="font-semibold">{on}</strong> on {ground}
      </span>
      <span className="tabular-nums">
        {ratio.toFixed(1)} of {least}
      </span>
    </li>
  );
}

const sizes = ['xs', 'label', 'sm', 'row', 'base', 'lg', 'xl', '2xl', '3xl', '4xl'].map((size) => `text-${size}`);

/** Font sizes, which follow the reader's font size. Page titles are 3xl. */
export const Type: Story = {
  render: () => (
    <Rows>
      {sizes.map((size) => (
        <Row key={size} name={size} value={tokenOf(`--${size}`)}>
          <span className={size}>Bir fikirden denenmiş ürüne</span>
        </Row>
      ))}
    </Rows>
  ),
};

/** Steps of four pixels: 8 to 16 within a group, 32 to 40 between parts of a page. */
export const Spacing: Story = {
  render: () => (
    <Rows>
      {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((steps) => (
        <Row key={steps} name={String(steps)} value={`${steps * 4}px`}>
          <span className="block h-4 rounded-lg bg-primary" style={{ width: `calc(var(--spacing) * ${steps})` }} />
        </Row>
      ))}
    </Rows>
  ),
};

/** lg: marks in text. xl: small things. 2xl: fields, notices, small buttons. 3xl: buttons, cards, dialogs. */
export const Corners: Story = {
  render: () => (
    <Tiles>
      {['lg', 'xl', '2xl', '3xl'].map((name) => (
        <Tile key={name} style={{ borderRadius: `var(--radius-${name})` }} className="bg-primary-tonal">
          {name} · {tokenOf(`--radius-${name}`)}
        </Tile>
      ))}
    </Tiles>
  ),
};

/** Raised: on the page. Overlay: above it, for dialogs, menus and toasts. */
export const Elevation: Story = {
  render: () => (
    <Tiles>
      <Tile className="rounded-3xl bg-surface">flat</Tile>
      <Tile className="rounded-3xl bg-raised shadow-raised">raised</Tile>
      <Tile className="rounded-3xl bg-raised shadow-overlay">overlay</Tile>
    </Tiles>
  ),
};

const motions = ['animate-fade', 'animate-rise', 'animate-drop', 'animate-slide'];

/** Fade: backgrounds. Rise: dialogs. Drop: menus, toasts. Slide: the side menu. None with reduced motion. */
export const Motion: Story = {
  render: function Motions() {
    const [round, setRound] = useState(0);
    return (
      <div className="flex flex-col items-start gap-6">
        <Button onClick={() => setRound(round + 1)}>Play again</Button>
        <Tiles key={round}>
          {motions.map((motion) => (
            <Tile key={motion} className={`rounded-3xl bg-primary-tonal ${motion}`}>
              {motion}
            </Tile>
          ))}
        </Tiles>
      </div>
    );
  },
};

/** Sizes of the page's frame. Below the breakpoint, pages use the phone layout. */
export const Sizes: Story = {
  render: () => (
    <Rows>
      <Row name="--header-height" value={tokenOf('--header-height')}>
        <span className="block h-(--header-height) rounded-2xl bg-primary-tonal" />
      </Row>
      <Row name="--logo-height" value={tokenOf('--logo-height')}>
        <Logo />
      </Row>
      <Row name="--breakpoint-desktop" value={tokenOf('--breakpoint-desktop')}>
        <span className="desktop:hidden">This window is narrower.</span>
        <span className="max-desktop:hidden">This window is wider.</span>
      </Row>
      <Row name="--container-page" value={tokenOf('--container-page')}>
        How wide a page grows
      </Row>
      <Row name="target" value="44px">
        <span className="inline-block size-11 rounded-full bg-primary-tonal" />
      </Row>
    </Rows>
  ),
};

/** The value of a token in the style sheet. */
function tokenOf(name: string): string {
  return new RegExp(`${name}: ([^;]+);`).exec(styleSheet)?.[1] ?? '';
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col divide-y divide-outline">{children}</ul>;
}

function Row({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <li className="grid items-center gap-4 py-3 sm:grid-cols-[12rem_6rem_1fr]">
      <code className="text-sm">{name}</code>
      <span className="text-sm text-muted tabular-nums">{value}</span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

function Tiles({ children }: { children: ReactNode }) {
  return <ul className="grid w-full grid-cols-2 gap-6 sm:grid-cols-4">{children}</ul>;
}

function Tile({ children, className, style }: { children: ReactNode; className?: string; style?: CSSProperties }) {
  return (
    <li
      style={style}
      className={`grid h-28 place-items-center p-4 text-center text-sm font-semibold ${className ?? ''}`}
    >
      {children}
    </li>
  );
}
