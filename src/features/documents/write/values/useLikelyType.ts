import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { type Direction, ListView } from '../../../../contract/enumerations.ts'
import { likelyType } from '../../../../rules/documents/likelyType.ts'
import { queryAtomFamily } from '../../../../state/queryAtomFamily.ts'
import { type DocumentScope, documentsPage } from '../../../document-lookups/public.ts'
import { idOf } from './shownFields.ts'
import type { useDocumentForm } from './useDocumentForm.ts'

const consideredDocuments = 20

const newestAtom = queryAtomFamily(
  (scope: DocumentScope, documentDirectionId: Direction, personId: number, _isNeeded: 0 | 1) =>
    documentsPage(
      scope,
      {
        query: { indexType: ListView.All, skip: 0, take: consideredDocuments },
        body: {
          documentDirectionId,
          ...(personId > 0 && { createdByPersonId: personId }),
          sortColumns: [{ columnName: 'dateRegistered', direction: 'desc' }],
        },
      },
      { quiet: true },
    ),
  (_get, _scope, _direction, _personId, isNeeded) => isNeeded === 1,
)

type Form = Pick<ReturnType<typeof useDocumentForm>, 'scope' | 'base' | 'preset'>

/**
 * If there is no last used type, presets the type of most of this user's newest documents. If the user has none, those
 * of all users count.
 */
export const useLikelyType = ({ scope, base, preset }: Form, personId: number | undefined) => {
  // The result is stored even without a type, so that it is not requested again.
  const [found, setFound] = useState<{ typeId: number | null } | null>(null)
  const [begins] = useState(() => personId !== undefined && base.documentTypeId === null)
  const isRequesting = begins && found === null
  const [direction] = useState(base.documentDirectionId)
  const own = useAtomValue(newestAtom(scope, direction, personId ?? 0, isRequesting ? 1 : 0))
  const hasNone = isRequesting && own.data?.items.length === 0
  const all = useAtomValue(newestAtom(scope, direction, 0, hasNone ? 1 : 0))
  const data = hasNone ? all.data : own.data
  const hasResponse = data !== undefined
  const likelyTypeId = found ? found.typeId : data ? likelyType(data.items) : null
  useEffect(() => {
    if (found !== null || !hasResponse) return
    setFound({ typeId: likelyTypeId })
    if (likelyTypeId === null) return
    if (document.activeElement?.id === idOf('documentTypeId')) return
    preset((now) =>
      now.documentTypeId === null && now.documentDirectionId === direction ? { documentTypeId: likelyTypeId } : {},
    )
  }, [found, hasResponse, likelyTypeId, direction, preset])
  return { likelyTypeId, isRequesting: isRequesting && (own.isLoading || all.isLoading) }
}
