interface ExportTraits {
  /** Whether it holds contents as they are, to be imported again. All others are made for reading. */
  isWhole: boolean;
}

const formats = {
  pdf: { isWhole: false },
  docx: { isWhole: false },
  pptx: { isWhole: false },
  xlsx: { isWhole: false },
  markdown: { isWhole: false },
  json: { isWhole: true },
} satisfies Record<string, ExportTraits>;

/** What a project can be taken away as. */
export type ExportFormat = keyof typeof formats;

/** What server and browser both know of each format, in the order in which people choose. */
export const exportFormats: Readonly<Record<ExportFormat, ExportTraits>> = formats;

/** Every format's name, in the same order. */
export const exportFormatNames = Object.keys(formats) as [ExportFormat, ...ExportFormat[]];
