import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { DocumentFilter } from '../../../contract/shapes/documents.ts'
import { type Fetch, useFetch } from '../../../state/useFetch.ts'
import { queryOf } from '../../../transport/query.ts'
import { startCall } from '../../../transport/startCall.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { Numbered } from '../../../widgets/tags/Numbered.tsx'
import { type DocumentScope, listCallOf } from '../../document-lookups/public.ts'
import { anyDepartment } from './documentsFilter.ts'
import { type DocumentsView, filterOfView, indexTypeOf } from './documentsView.ts'
import { type LastRegistered, lastRegisteredAtom } from './lastRegistered.ts'
import { ownDepartmentAtom } from './ownDepartment.ts'
import type { DocumentsList } from './useDocumentsList.ts'

type HiddenQuery = { scope: DocumentScope; view: DocumentsView; last: LastRegistered; departmentId: number }

/** True if the view contains the document only without the preset department; false if this is unknown. */
const isHidden = async ({ scope, view, last, departmentId }: HiddenQuery, fetchOnce: Fetch): Promise<boolean> => {
  const finds = async (body: DocumentFilter) => {
    const request = {
      query: { indexType: indexTypeOf(view), skip: 0, take: 1 },
      body: { ...filterOfView(view), ...body },
    }
    const outcome = await fetchOnce(queryOf(listCallOf[scope], request, { quiet: true }))
    return outcome.done ? outcome.reply.items.some(({ guid }) => guid === last.guid) : null
  }
  const number = last.number
  const [everywhere, inDepartment] = await Promise.all([finds({ number }), finds({ number, departmentId })])
  return everywhere === true && inDepartment === false
}

/** Renders a note that the preset department hides the document that was just registered. */
export const HiddenByDepartment = ({ list, view }: { list: DocumentsList; view: DocumentsView }) => {
  const { filter, show, scope } = list
  const fetchOnce = useFetch()
  const own = useAtomValue(ownDepartmentAtom)
  const last = useAtomValue(lastRegisteredAtom)
  const [hidden, setHidden] = useState<LastRegistered | null>(null)
  const departmentId = own !== null && filter.departmentId === own ? own : null
  useEffect(() => {
    setHidden(null)
    if (departmentId === null || last?.scope !== scope) return
    return startCall(
      () => isHidden({ scope, view, last, departmentId }, fetchOnce),
      (is) => setHidden(is ? last : null),
    )
  }, [last, scope, view, departmentId, fetchOnce])
  if (!hidden) return null
  return (
    <div role="status">
      <Banner
        kind="info"
        action={
          <Button small onClick={() => show({ departmentId: anyDepartment })}>
            Покажи го сред документите на всички звена
          </Button>
        }
      >
        Току-що регистрираният документ <Numbered text={hidden.number} /> не е в този списък: показват се само
        документите на Вашето звено.
      </Banner>
    </div>
  )
}
