import { useMemo } from 'react'
import { Link } from 'wouter'
import type { ProcessStep } from '../../contract/businessProcesses.ts'
import { Grid } from '../../widgets/grid/Grid.tsx'
import type { GridColumn } from '../../widgets/grid/gridColumn.ts'
import { Part } from '../../widgets/page/Part.tsx'
import { type CaseFileWay, stageText } from './caseFilePath.ts'
import { StandingCount, standingText } from './processFacts.tsx'
import { caseFilesAt } from './StepFacts.tsx'
import { termText, transitionsOf } from './stepText.ts'

const StepTransitions = ({ step, steps }: { step: ProcessStep; steps: readonly ProcessStep[] }) => {
  const next = transitionsOf(step, steps)
  if (next.length === 0) return <span className="muted">Край на процеса</span>
  return (
    <>
      {step.decision !== '' && <div className="muted">{step.decision}</div>}
      {next.map(({ stepId, condition, name }) => (
        <div key={`${stepId}:${condition}`}>{condition === '' ? name : `${condition} → ${name}`}</div>
      ))}
    </>
  )
}

/**
 * Returns the columns of the table of steps. Texts in it are never cut, because it replaces the diagram for users who
 * cannot see it.
 */
const columnsOf = (steps: readonly ProcessStep[], way: CaseFileWay | undefined): GridColumn<ProcessStep>[] => [
  {
    key: 'name',
    header: 'Стъпка',
    width: '15rem',
    onPhone: 'title',
    cell: ({ id, name }) => (way?.current === id ? <b aria-current="step">{name}</b> : <span>{name}</span>),
  },
  ...(way
    ? [
        {
          key: 'way',
          header: 'В преписката',
          width: '11rem',
          onPhone: 'line' as const,
          cell: ({ id }: ProcessStep) => <span>{stageText(id, way)}</span>,
        },
      ]
    : []),
  {
    key: 'performer',
    header: 'Изпълнител',
    width: '16rem',
    onPhone: 'line',
    cell: ({ performer }) => <span>{performer}</span>,
  },
  { key: 'term', header: 'Срок', width: '8rem', onPhone: 'line', cell: (step) => <span>{termText(step)}</span> },
  {
    key: 'transitions',
    header: 'Преходи',
    onPhone: 'line',
    cell: (step) => <StepTransitions step={step} steps={steps} />,
  },
  {
    key: 'activeInstances',
    header: 'Активни инстанции',
    width: '11rem',
    onPhone: 'line',
    cell: (step) =>
      step.activeInstances ? (
        <Link href={caseFilesAt(step.id)} aria-label={`${standingText(step)} на стъпка „${step.name}“`}>
          <StandingCount of={step} />
        </Link>
      ) : (
        <StandingCount of={step} />
      ),
  },
]

type Props = { name: string; steps: readonly ProcessStep[]; way: CaseFileWay | undefined }

export const StepsTable = ({ name, steps, way }: Props) => {
  const columns = useMemo(() => columnsOf(steps, way), [steps, way])
  return (
    <section aria-label="Стъпки">
      <h2 className="mb-2">Стъпки</h2>
      <Part name="Стъпки">
        <Grid label={`Стъпки на процеса „${name}“`} columns={columns} rows={steps} rowKey={({ id }) => id} />
      </Part>
    </section>
  )
}
