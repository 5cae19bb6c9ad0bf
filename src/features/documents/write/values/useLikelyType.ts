import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Direction, ListView } from '../../../../contract/enumerations.ts'
import { likelyType } from '../../../../rules/documents/likelyType.ts'
import { perRecord } from '../../../../state/perRecord.ts'
import { type DocumentScope, documentsPage } from '../../../document-lookups/public.ts'
import type { useDocumentForm } from './useDocumentForm.ts'

/** So many of the newest are looked at. */
const looked = 20

/** The letters that somebody has registered last, as the record tells them. */
const newestOwnAtom = perRecord(
  (scope: DocumentScope, personId: number) =>
    documentsPage(
      scope,
      {
        query: { indexType: ListView.All, skip: 0, take: looked },
        body: {
          documentDirectionId: Direction.INCOMING,
          createdByPersonId: personId,
          standing: 'counted',
          sortColumns: [{ columnName: 'dateRegistered', direction: 'desc' }],
        },
      },
      { quiet: true },
    ),
  (_get, _scope, personId) => personId > 0,
)

type Form = Pick<ReturnType<typeof useDocumentForm>, 'scope' | 'base' | 'values' | 'rebase'>

/**
 * Where this browser knows no last document, a new letter begins with the kind that its writer registers mostly; what was
 * chosen meanwhile stays. `isAsking`: it is not known yet.
 */
export const useLikelyType = ({ scope, base, values, rebase }: Form, personId: number | undefined) => {
  const [asks] = useState(() => personId !== undefined && base.documentTypeId === null)
  const { data, isLoading } = useAtomValue(newestOwnAtom(scope, asks ? (personId ?? 0) : 0))
  const likelyTypeId = data ? likelyType(data.items) : null
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || likelyTypeId === null) return
    isDone.current = true
    const isOpen = values.documentTypeId === null && values.documentDirectionId === Direction.INCOMING
    if (isOpen) rebase({ ...base, documentTypeId: likelyTypeId }, { ...values, documentTypeId: likelyTypeId })
  }, [likelyTypeId, base, values, rebase])
  return { likelyTypeId, isAsking: asks && isLoading }
}
