import { type DocumentModule, documentModule } from '../../../rules/to.ts'
import type { LastDocumentsList } from '../state.ts'

export type WayBack = {
  href: string
  label: string
  position?: { index: number; total: number; previousHref: string | undefined; nextHref: string | undefined }
}

/**
 * Where a document's page leads back to: the list it was opened from, with its filter and the neighbours on that page,
 * or the module's documents. A list of the other module is not the way back.
 */
export const wayBack = (module: DocumentModule, guid: string, list: LastDocumentsList | null): WayBack => {
  const at = documentModule(module)
  if (!list?.href.startsWith(`${at.root()}/`)) return { href: at.documents(), label: 'Документи' }
  const place = list.guids.indexOf(guid)
  const back = { href: list.href, label: list.title }
  if (place < 0) return back
  const neighbour = (step: number) => {
    const other = list.guids[place + step]
    return other === undefined ? undefined : at.document(other)
  }
  return {
    ...back,
    position: {
      index: list.skip + place + 1,
      total: list.total,
      previousHref: neighbour(-1),
      nextHref: neighbour(1),
    },
  }
}
