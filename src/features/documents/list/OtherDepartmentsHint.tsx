import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { ListView } from '../../../contract/enumerations.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { useFetch } from '../../../state/useFetch.ts'
import { queryOf } from '../../../transport/query.ts'
import { startCall } from '../../../transport/startCall.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { listCallOf } from '../../document-lookups/public.ts'
import { anyDepartment, filterBody } from './documentsFilter.ts'
import type { DocumentsView } from './documentsView.ts'
import { ownDepartmentAtom } from './ownDepartment.ts'
import type { DocumentsList } from './useDocumentsList.ts'

/** Renders a note with the number of documents of other departments that the preset department hides. */
export const OtherDepartmentsHint = ({ list, view }: { list: DocumentsList; view: DocumentsView }) => {
  const { filter, show, scope, grid } = list
  const fetchOnce = useFetch()
  const own = useAtomValue(ownDepartmentAtom)
  const [everywhere, setEverywhere] = useState<number | null>(null)
  const isNarrowed = view === ListView.Manage && own !== null && filter.departmentId === own
  const wanted = isNarrowed ? JSON.stringify(filterBody({ ...filter, departmentId: anyDepartment })) : null
  const here = grid.total
  useEffect(() => {
    setEverywhere(null)
    if (wanted === null || here === undefined) return
    const params = { query: { indexType: ListView.Manage, skip: 0, take: 1 }, body: JSON.parse(wanted) }
    return startCall(
      () => fetchOnce(queryOf(listCallOf[scope], params, { quiet: true })),
      (outcome) => setEverywhere(outcome.done ? outcome.reply.totalCount : null),
    )
  }, [wanted, here, scope, fetchOnce])
  const more = (everywhere ?? 0) - (here ?? 0)
  if (wanted === null || more <= 0) return null
  return (
    <Banner
      kind="info"
      action={
        <Button small onClick={() => show({ ...filter, departmentId: anyDepartment })}>
          Покажи от всички звена
        </Button>
      }
    >
      {`В други звена Ви ${more === 1 ? 'чака' : 'чакат'} още ${pluralise(more, 'document')}.`}
    </Banner>
  )
}
