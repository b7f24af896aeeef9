import type { MovedEdit } from '#engine/picture/GroupEdit.ts';

import { type Drop, dropAt, type Point } from './Drop.ts';

const namespace = 'http://www.w3.org/2000/svg';

/** Pixels that a pointer moves before it drags: a click is seldom quite still, a finger's least of all. */
const slack = { mouse: 4, other: 8 };

/** Milliseconds that a finger holds a card before it drags it: cards fill a phone, and fingers scroll. */
const hold = 300;

/**
 * A group under a pointer. A copy follows the pointer, and the place it would come to lie in is marked; the picture
 * itself is not drawn anew until the group is let go.
 */
export class Drag {
  /** Until the pointer has moved far enough it may be a click; until a finger has held long enough it may scroll. */
  state: 'holding' | 'waiting' | 'dragging' | 'ended' = 'waiting';
  readonly #group: SVGGElement;
  readonly #edit: MovedEdit;
  readonly #pressed: Point;
  readonly #slack: number;
  /** From the group's coordinates to the sheet's, and to pixels. */
  readonly #toSheet: DOMMatrix | undefined;
  readonly #toPixels: DOMMatrix | undefined;
  /** Over everything else on the sheet. */
  readonly #layer = document.createElementNS(namespace, 'g');
  readonly #ghost: SVGGElement;
  readonly #target = document.createElementNS(namespace, 'rect');
  readonly #timer: ReturnType<typeof setTimeout> | undefined;
  #moved: Point = { x: 0, y: 0 };

  constructor(group: SVGGElement, edit: MovedEdit, { clientX, clientY, pointerType }: PointerEvent) {
    this.#group = group;
    this.#edit = edit;
    this.#pressed = { x: clientX, y: clientY };
    this.#slack = pointerType === 'mouse' ? slack.mouse : slack.other;
    this.#toPixels = group.getScreenCTM() ?? undefined;
    this.#toSheet = this.#toPixels && group.ownerSVGElement?.getScreenCTM()?.inverse().multiply(this.#toPixels);
    this.#ghost = group.cloneNode(true) as SVGGElement;
    if (pointerType === 'touch' && edit.kind === 'column') {
      this.state = 'holding';
      this.#timer = setTimeout(() => this.#begin(), hold);
    }
  }

  /** Where on the sheet the group is now, and what letting it go there does; null where it is not dragged. */
  get drop(): (Drop & { at: Point }) | null {
    if (this.state !== 'dragging') return null;
    const at = this.#edit.kind === 'move' ? this.#edit.at : { x: 0, y: 0 };
    const { e = 0, f = 0 } = this.#toSheet ?? {};
    return { ...this.#dropNow(), at: { x: at.x + this.#moved.x + e, y: at.y + this.#moved.y + f } };
  }

  move({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): void {
    const dx = clientX - this.#pressed.x;
    const dy = clientY - this.#pressed.y;
    const isFar = Math.hypot(dx, dy) >= this.#slack;
    if (this.state === 'holding' && isFar) this.end();
    if (this.state === 'waiting' && isFar) this.#begin();
    if (this.state !== 'dragging') return;
    const scale = this.#toPixels?.a ?? 1;
    this.#moved = { x: dx / scale, y: dy / scale };
    this.#show();
  }

  /** Takes copy and mark away. */
  end(): void {
    this.state = 'ended';
    clearTimeout(this.#timer);
    window.removeEventListener('keydown', this.#endOnEscape);
    this.#group.classList.remove('picture-dragged');
    this.#layer.remove();
  }

  #endOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.end();
  };

  #begin(): void {
    this.state = 'dragging';
    window.addEventListener('keydown', this.#endOnEscape);
    for (const name of ['role', 'tabindex', 'data-pointer', 'aria-describedby']) this.#ghost.removeAttribute(name);
    this.#ghost.setAttribute('class', 'picture-ghost');
    this.#target.setAttribute('class', 'picture-target');
    this.#target.setAttribute('rx', '8');
    const { e = 0, f = 0 } = this.#toSheet ?? {};
    this.#layer.setAttribute('transform', `translate(${e} ${f})`);
    this.#layer.setAttribute('aria-hidden', 'true');
    this.#layer.append(this.#target, this.#ghost);
    this.#group.classList.add('picture-dragged');
    this.#group.ownerSVGElement?.append(this.#layer);
    this.#show();
  }

  #show(): void {
    this.#ghost.style.transform = `translate(${this.#moved.x}px, ${this.#moved.y}px)`;
    for (const [name, value] of Object.entries(this.#dropNow().place ?? {}))
      this.#target.setAttribute(name, String(value));
  }

  /** A dot counts by where it is, a card by where it is held. */
  #dropNow(): Drop {
    const { x, y } = this.#edit.kind === 'move' ? this.#edit.at : this.#held();
    return dropAt(this.#edit, { x: x + this.#moved.x, y: y + this.#moved.y });
  }

  #held(): Point {
    return new DOMPoint(this.#pressed.x, this.#pressed.y).matrixTransform(this.#toPixels?.inverse());
  }
}
