/** Where the picture of a project stands, also before it is there. */
export const pictureFrame =
  'grid aspect-[16/7] place-items-center overflow-hidden rounded-2xl bg-(--picture-ground) p-3 text-muted';
