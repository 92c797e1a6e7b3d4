/** Gives the user a file to save. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A browser that asks where to save reads the file later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
