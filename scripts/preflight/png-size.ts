/** Width and height in px of a PNG file; nothing when it is none. */
export function pngSize(file: Buffer): { width: number; height: number } | undefined {
  const isPng = file.length > 24 && file.toString('latin1', 1, 4) === 'PNG';
  return isPng ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } : undefined;
}
