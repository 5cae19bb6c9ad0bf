import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { deviceCategories } from '../../../contract/deviceKinds.ts'
import type { FollowFilter } from '../../../contract/shapes/inspections.ts'
import { to } from '../../../routes/to.ts'
import { mayWriteInspections } from '../../../rules/inspections/inspectionMoves.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { listed, pluralise } from '../../../rules/words/pluralise.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments } from '../../../screen-kit/lookup/lookups.ts'
import { CorrespondentFilterField } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import type { RowKey } from '../../../widgets/grid/gridColumn.ts'
import { IconInspection } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { followQuery, inspectorAtom, toFollowAtom } from '../inspectionState.ts'
import { wordOptions } from '../words.tsx'
import { followColumns, keyOf } from './followColumns.ts'
import { useFollowUps } from './useFollowUps.ts'

type Props = {
  inspectionGuid?: string
  onClose: () => void
}

const FollowDialog = ({ inspectionGuid, onClose }: Props) => {
  const [, navigate] = useLocation()
  const [filter, setFilter] = useState<FollowFilter>({})
  const [touched, setChosen] = useState<ReadonlySet<RowKey>>()
  const query = followQuery({ ...filter, ...(inspectionGuid && { inspectionGuid }) })
  const { data, error, refetch } = useAtomValue(toFollowAtom(query))
  const refusal = refusalOf(mayWriteInspections(useAtomValue(inspectorAtom).roles))
  const rows = data?.items
  const chosen = touched ?? new Set(inspectionGuid ? rows?.map(keyOf) : [])
  const picked = rows?.filter((row) => chosen.has(keyOf(row))) ?? []
  const sources = new Set(picked.map((row) => row.inspectionGuid)).size
  const { busy, problem, make } = useFollowUps((made) => {
    const [first] = made
    const numbers = listed(made.map(({ number }) => number))
    const done = made.length === 1 ? `Създадена е чернова ${numbers}.` : `Създадени са чернови ${numbers}.`
    if (first && made.length === 1) {
      navigate(`${to.inspections.one(first.guid)}?edit=1`)
      announce(done)
    } else notify({ kind: 'success', text: done })
    onClose()
  })
  const set = (change: FollowFilter) => setFilter((before) => ({ ...before, ...change }))
  return (
    <Dialog
      open
      size="xl"
      title="СИ за последваща проверка"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Затвори</Button>
          <Button
            kind="primary"
            icon={IconInspection}
            busy={busy}
            refusal={
              refusal ??
              (picked.length === 0
                ? { title: 'Няма избрано средство.', because: 'Отбележете кои средства да се проверят отново.' }
                : undefined)
            }
            onClick={() => make(picked)}
          >
            {sources > 1 ? `Създай ${pluralise(sources, 'inspection')}` : 'Създай последваща проверка'}
          </Button>
        </>
      }
    >
      <div className="flex flex-column gap-3">
        {!inspectionGuid && (
          <div className="filter-grid">
            <DateField
              label="Срок от"
              value={filter.fromDate ?? null}
              onChange={(date) => set({ fromDate: date ?? undefined })}
            />
            <DateField
              label="Срок до"
              value={filter.toDate ?? null}
              onChange={(date) => set({ toDate: date ?? undefined })}
            />
            <LookupSelect
              label="Регионален отдел"
              from={departments}
              value={filter.departmentId}
              onChange={(departmentId) => set({ departmentId })}
              placeholder="Всички"
            />
            <SelectField
              label="Категория"
              options={wordOptions(deviceCategories)}
              empty="Всички"
              value={filter.category ?? ''}
              onChange={(category) => set({ category: category || undefined })}
            />
            <CorrespondentFilterField
              label="Лице"
              value={filter.correspondentId}
              onChange={(correspondentId) => set({ correspondentId })}
              set={filter.correspondentId !== undefined}
            />
          </div>
        )}
        {problem && (
          <Banner kind="error" title="Не всичко е създадено">
            {problem}
          </Banner>
        )}
        {sources > 1 && (
          <p className="muted small m-0">
            Избраните са от {pluralise(sources, 'inspection')}: за всяка се създава отделна чернова.
          </p>
        )}
        <Grid
          label="СИ за последваща проверка"
          columns={followColumns}
          rows={rows}
          rowKey={keyOf}
          rowLabel={({ name, serialNumber }) => `${name} № ${serialNumber}`}
          selection={{ selected: chosen, onChange: setChosen }}
          error={error && !data ? { message: error.message, onRetry: () => void refetch() } : undefined}
          empty={<p className="muted m-0">Няма средства, които чакат последваща проверка.</p>}
        />
      </div>
    </Dialog>
  )
}

export default FollowDialog
