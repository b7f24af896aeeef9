/** Where the template finds an uploaded image, from its own folder; there is no such file on the disk. */
export const uploadPath = (fileName: string) => `/uploads/${fileName}`;
