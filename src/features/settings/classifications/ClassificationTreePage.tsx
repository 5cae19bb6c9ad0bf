import { useMemo, useState } from 'react'
import { configuration } from '../../../contract/configuration.ts'
import type { ClassificationNode } from '../../../contract/shapes/configuration.ts'
import {
  byCode,
  type Classification,
  classificationRules,
  retentionOf,
} from '../../../rules/documents/classificationRules.ts'
import { filterNodes, type Nested, nestRecords } from '../../../rules/registers/nestRecords.ts'
import { RecordDialog } from '../../../screen-kit/register/RecordDialog.tsx'
import { register } from '../../../screen-kit/register/register.ts'
import { useNomenclature } from '../../../screen-kit/register/useNomenclature.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { SearchBox } from '../../../widgets/fields/SearchBox.tsx'
import { IconAdd } from '../../../widgets/icons.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { Tree } from '../../../widgets/tree/Tree.tsx'
import { ClassificationFields } from './ClassificationFields.tsx'
import { classificationRows } from './classificationLookups.ts'
import { useClassificationMoves } from './useClassificationMoves.ts'
import './classifications.css'

const blankClassification: Classification = {
  id: 0,
  code: '',
  name: '',
  parentId: null,
  retentionYears: null,
  description: '',
  isInheritable: true,
  isActive: true,
}
export const scheme = register<Classification, ClassificationNode>({
  name: 'classification',
  title: 'Класификационна схема',
  calls: {
    list: configuration.getClassificationsTree,
    create: configuration.createClassification,
    edit: configuration.updateClassification,
  },
  rowsOf: classificationRows,
  rules: classificationRules,
  blank: blankClassification,
  staleCalls: [configuration.getClassificationsList],
  inactiveHint: 'Неактивна класификация не се предлага за нови документи; тези, които са в нея, остават.',
})

const { nameOf } = classificationRules
const check = 'Вижте схемата, преди да опитате отново.'
type Node = Nested<Classification>
const keyOf = ({ record }: Node) => String(record.id)
const nodeName = ({ record }: Node) => nameOf(record)
const stateOf = ({ isActive }: Classification) => (isActive ? '' : ' (неактивна)')
const textOf = ({ record }: Node) => `${nameOf(record)}${stateOf(record)}, ${retentionOf(record)}`
const childrenOf = ({ children }: Node) => children

const Line = ({ record }: { record: Classification }) => (
  <span className={record.isActive ? 'classification-line' : 'classification-line muted'}>
    <b>{record.code}</b>{' '}
    <span>
      {record.name}
      {stateOf(record)}
    </span>{' '}
    <span className="muted">{retentionOf(record)}</span>
  </span>
)

const ClassificationTreePage = () => {
  const { rows, isReady, error, refetch, opened, open, state, actions, onStale } = useNomenclature(scheme)
  const [text, setText] = useState('')
  const { moves, moveState } = useClassificationMoves({
    definition: scheme,
    rows,
    onStale,
    open: (record) => open({ kind: 'edit', record }),
  })
  const all = useMemo(() => nestRecords(rows.toSorted(byCode)), [rows])
  const found = useMemo(() => filterNodes(all, nodeName, text), [all, text])
  const add = (
    <Button kind="primary" icon={IconAdd} onClick={() => open({ kind: 'new' })}>
      Нова класификация
    </Button>
  )
  const actionsOf = ({ record }: Node): MenuItem[] => [
    ...actions(record),
    {
      label: 'Нова под нея',
      icon: IconAdd,
      separated: true,
      run: () =>
        open({
          kind: 'new',
          start: { ...blankClassification, parentId: record.id, retentionYears: record.retentionYears },
        }),
    },
  ]
  return (
    <div className="classification-tree">
      <PageHeader title={scheme.title} note="Код, наименование и срок за съхранение." actions={add} />
      <MutationOutcomeBanner withoutRefusal state={state} check={check} />
      <MutationOutcomeBanner withoutRefusal state={moveState} check={check} />
      <Card title="Схема">
        <div className="flex flex-column gap-3">
          <SearchBox label="Търсене в схемата" text={text} onText={setText} placeholder="Код или наименование" />
          {error && !isReady && <ErrorState message={error.message} onRetry={() => void refetch()} />}
          {!error && !isReady && <Skeleton lines={12} />}
          {isReady && found.length === 0 && (
            <EmptyState title={rows.length === 0 ? 'Схемата е празна' : 'Няма такава класификация'} />
          )}
          {found.length > 0 && (
            <Tree
              label={scheme.title}
              nodes={found}
              keyOf={keyOf}
              childrenOf={childrenOf}
              isOpenWhole={text.trim() !== ''}
              textOf={textOf}
              onPick={({ record }) => open({ kind: 'edit', record })}
              actionsOf={actionsOf}
              moves={moves}
              renderNode={({ record }) => <Line record={record} />}
            />
          )}
        </div>
      </Card>
      {(opened?.kind === 'new' || opened?.kind === 'edit') && (
        <RecordDialog
          key={opened.kind === 'new' ? 0 : opened.record.id}
          definition={scheme}
          record={opened.kind === 'new' ? undefined : opened.record}
          start={opened.kind === 'new' ? opened.start : undefined}
          rows={rows}
          onStale={onStale}
          onClose={() => open(null)}
        >
          {(form, all) => <ClassificationFields form={form} rows={all} />}
        </RecordDialog>
      )}
    </div>
  )
}

export default ClassificationTreePage
