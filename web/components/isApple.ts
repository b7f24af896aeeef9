/** Whether shortcuts are pressed with Command here, and not with Control. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
