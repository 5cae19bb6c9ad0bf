import type { ProcessStep } from '../../contract/businessProcesses.ts'
import { to } from '../../routes/to.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../widgets/buttons/LinkButton.tsx'
import { IconCaseFile } from '../../widgets/icons.ts'
import { Card } from '../../widgets/page/Card.tsx'
import { DescriptionList } from '../../widgets/page/DescriptionList.tsx'
import { type CaseFileWay, stageText } from './caseFilePath.ts'
import { StandingCount } from './processFacts.tsx'
import { shapeId, termText, transitionsOf } from './stepText.ts'

type Props = {
  step: ProcessStep
  steps: readonly ProcessStep[]
  way: CaseFileWay | undefined
  onChoose: (stepId: number) => void
}

export const caseFilesAt = (stepId: number): string => to.administrativeServices.caseFiles({ processStepId: stepId })

export const StepFacts = ({ step, steps, way, onChoose }: Props) => {
  const go = (stepId: number) => {
    onChoose(stepId)
    document.getElementById(shapeId(stepId))?.focus()
  }
  const next = transitionsOf(step, steps)
  return (
    <Card title={step.name} className="process-facts no-print">
      <DescriptionList
        columns={1}
        items={[
          way && { term: 'В преписката', value: stageText(step.id, way) },
          { term: 'Изпълнител', value: step.performer },
          { term: 'Срок', value: termText(step) },
          { term: 'Активни инстанции', value: <StandingCount of={step} /> },
          step.dataItems.length > 0 ? { term: 'Данни при насочване', value: step.dataItems.join(', ') } : undefined,
          step.decision === '' ? undefined : { term: 'Решение', value: step.decision },
        ]}
      />
      {step.activeInstances !== null && step.activeInstances > 0 && (
        <LinkButton small className="mt-2" icon={IconCaseFile} href={caseFilesAt(step.id)}>
          Преписките на стъпката
        </LinkButton>
      )}
      <h3>Преходи</h3>
      {next.length === 0 && <p className="muted">С тази стъпка процесът приключва.</p>}
      <ul className="process-next p-0 list-none">
        {next.map(({ stepId, condition, name }) => (
          <li key={`${stepId}:${condition}`}>
            {condition !== '' && <span className="muted">{condition} → </span>}
            <Button small kind="text" className="flush-start" onClick={() => go(stepId)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
