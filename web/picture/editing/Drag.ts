import type { DragPlan, Point } from './DragPlan.ts';

const namespace = 'http://www.w3.org/2000/svg';

/** Pixels that a pointer moves before it drags: a click is seldom quite still, a finger's least of all. */
const slack = { mouse: 4, other: 8 };

/** Milliseconds that a finger holds a card before it drags it: cards fill a phone, and fingers scroll. */
const hold = 300;

/** Pixels around the picture in which its outermost places can be meant as well. */
const around = 40;

/** Pixels from the window's edge within which a drag scrolls the page, and by how many. */
const edge = { from: 72, by: 14 };

/**
 * A group under a pointer. A copy follows the pointer, and the place it would come to lie in is marked; the picture
 * itself is not drawn anew until the group is let go.
 */
export class Drag {
  /** Until the pointer has moved far enough it may be a click; until a finger has held long enough it may scroll. */
  state: 'holding' | 'waiting' | 'dragging' | 'ended' = 'waiting';
  readonly #group: SVGGElement;
  readonly #plan: DragPlan;
  readonly #pressed: Point;
  readonly #slack: number;
  /** From the group's coordinates to the sheet's. */
  readonly #toSheet: DOMMatrix | undefined;
  /** Where it is held, in its own coordinates. */
  readonly #held: Point;
  /** Over everything else on the sheet. */
  readonly #layer = document.createElementNS(namespace, 'g');
  readonly #ghost: SVGGElement;
  readonly #target = document.createElementNS(namespace, 'rect');
  readonly #timer: ReturnType<typeof setTimeout> | undefined;
  #moved: Point = { x: 0, y: 0 };
  /** Whoever lets go there has left the picture, and means none of its places. */
  #isOutside = false;

  constructor(group: SVGGElement, plan: DragPlan, { clientX, clientY, pointerType }: PointerEvent) {
    this.#group = group;
    this.#plan = plan;
    this.#pressed = { x: clientX, y: clientY };
    this.#slack = pointerType === 'mouse' ? slack.mouse : slack.other;
    const toPixels = group.getScreenCTM() ?? undefined;
    this.#toSheet = toPixels && group.ownerSVGElement?.getScreenCTM()?.inverse().multiply(toPixels);
    this.#held = new DOMPoint(clientX, clientY).matrixTransform(toPixels?.inverse());
    this.#ghost = group.cloneNode(true) as SVGGElement;
    if (pointerType === 'touch' && plan.isHeld) {
      this.state = 'holding';
      this.#timer = setTimeout(() => this.#begin(), hold);
    }
  }

  /** Lets the group go where it is; where that changes nothing, it goes back. */
  drop(): void {
    if (this.state !== 'dragging') return;
    const { e = 0, f = 0 } = this.#toSheet ?? {};
    const at = this.#plan.at ?? { x: 0, y: 0 };
    this.#dropNow().apply?.({ x: at.x + this.#moved.x + e, y: at.y + this.#moved.y + f });
  }

  move({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): void {
    const isFar = Math.hypot(clientX - this.#pressed.x, clientY - this.#pressed.y) >= this.#slack;
    if (this.state === 'holding' && isFar) this.end();
    if (this.state === 'waiting' && isFar) this.#begin();
    if (this.state !== 'dragging') return;
    if (clientY < edge.from) window.scrollBy(0, -edge.by);
    if (clientY > window.innerHeight - edge.from) window.scrollBy(0, edge.by);
    // Asked anew: the page may have been scrolled since.
    const now = new DOMPoint(clientX, clientY).matrixTransform(this.#group.getScreenCTM()?.inverse());
    this.#moved = { x: now.x - this.#held.x, y: now.y - this.#held.y };
    this.#isOutside = isBeside(this.#group.ownerSVGElement, clientX, clientY);
    this.#show();
  }

  /** Takes copy and mark away. */
  end(): void {
    this.state = 'ended';
    clearTimeout(this.#timer);
    window.removeEventListener('keydown', this.#endOnEscape, true);
    this.#group.classList.remove('picture-dragged');
    this.#layer.remove();
  }

  #endOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // A card that is open stays so.
    event.preventDefault();
    this.end();
  };

  #begin(): void {
    this.state = 'dragging';
    window.addEventListener('keydown', this.#endOnEscape, true);
    for (const name of ['role', 'tabindex', 'data-pointer', 'aria-describedby']) this.#ghost.removeAttribute(name);
    this.#ghost.setAttribute('class', 'picture-ghost');
    this.#target.setAttribute('class', 'picture-target');
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
    const { place } = this.#dropNow();
    this.#target.style.display = place ? '' : 'none';
    if (!place) return;
    const { e = 0, f = 0 } = this.#plan.isOnSheet ? (this.#toSheet ?? {}) : {};
    const shown = { ...place, x: place.x - e, y: place.y - f, rx: Math.min(8, place.width / 2, place.height / 2) };
    for (const [name, value] of Object.entries(shown)) this.#target.setAttribute(name, String(value));
  }

  /** A dot counts by where it is, a card by where it is held. */
  #dropNow() {
    if (this.#isOutside) return { place: null, apply: null };
    const { x, y } = this.#plan.at ?? this.#held;
    const { e = 0, f = 0 } = this.#plan.isOnSheet ? (this.#toSheet ?? {}) : {};
    return this.#plan.dropAt({ x: x + this.#moved.x + e, y: y + this.#moved.y + f });
  }
}

function isBeside(picture: SVGSVGElement | null, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return true;
  const { left, right, top, bottom, width } = picture?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 && (x < left - around || x > right + around || y < top - around || y > bottom + around);
}
