const WIDTH = 18

/** A real .xlsx of texts: the mark of the training environment, a header row, then the rows; columns are as wide as `widths` says, in letters. */
export const sheetOf = async (
  title: string,
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly (number | undefined)[] = [],
): Promise<Blob> => {
  const { default: write } = await import('write-excel-file/universal')
  const header = headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const lines = rows.map((row) =>
    row.map((value) => ({ value, type: String, wrap: true, alignVertical: 'top' as const })),
  )
  const mark = [{ value: 'УЧЕБЕН ДОКУМЕНТ', type: String, fontWeight: 'bold' as const, color: '#c00000' }]
  return write([mark, header, ...lines], {
    sheet: title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: headers.map((_, i) => ({ width: widths[i] ?? WIDTH })),
    stickyRowsCount: 2,
  }).toBlob()
}
