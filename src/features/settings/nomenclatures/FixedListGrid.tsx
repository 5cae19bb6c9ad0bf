import { useAtomValue, useSetAtom } from 'jotai'
import { itemsOf, retryLookupAtom } from '../../../state/lookup.ts'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import type { FixedList } from './fixedLists.ts'

/** A list that is only read: why, and its values. */
export const FixedListGrid = ({ list: { title, because, from } }: { list: FixedList }) => {
  const lookup = useAtomValue(from.optionsAtom)
  const retry = useSetAtom(retryLookupAtom)
  return (
    <div className="nomenclature">
      <div className="mb-3">
        <Banner kind="info" title="Списъкът е само за четене">
          {because}
        </Banner>
      </div>
      <Grid
        label={title}
        columns={[
          { key: 'id', header: 'Код', width: '8rem', onPhone: 'line', text: ({ id }) => String(id) },
          { key: 'name', header: 'Наименование', onPhone: 'title', text: ({ name }) => name },
        ]}
        rows={itemsOf(lookup)}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        error={
          lookup.kind === 'failed'
            ? { message: lookup.fault.message, onRetry: () => void retry(from.endpoint) }
            : undefined
        }
        empty={<EmptyState title="Списъкът е празен" />}
      />
    </div>
  )
}
