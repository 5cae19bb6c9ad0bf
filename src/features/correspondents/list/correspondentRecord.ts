import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { type OpenedRecord, seenListAtom } from '../../../screen-kit/list/useListContext.ts'

export const seenCorrespondentsAtom = seenListAtom<number>()

export const correspondentRecord = (module: DocumentModule, key: number | null): OpenedRecord<number> => {
  const at = documentModule(module)
  return {
    key,
    root: at.root(),
    list: { href: at.correspondents(), label: 'Кореспонденти' },
    hrefOf: at.correspondent,
  }
}

export const documentsHref = (module: DocumentModule, correspondentID: number): string =>
  documentModule(module).documents({ departmentId: 'any', correspondentID })

export const editHref = (href: string): string => `${href}?edit=1`
