import { type ReactNode, useState } from 'react'
import type { BusinessProcess } from '../../contract/businessProcesses.ts'
import { useTabTitle } from '../../screen-kit/useTabTitle.ts'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import { LoadingFallback, lazyPart } from '../../widgets/page/lazyPart.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { Part } from '../../widgets/page/Part.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import type { CaseFileWay } from './caseFilePath.ts'
import { ProcessStatusTag } from './processFacts.tsx'
import { StepFacts } from './StepFacts.tsx'
import { StepsTable } from './StepsTable.tsx'
import './process.css'

const Diagram = lazyPart(() => import('./diagram/Diagram.tsx'))

type Props = {
  process: BusinessProcess
  back: { href: string; label: string }
  way?: CaseFileWay | undefined
  children?: ReactNode
}

export const ProcessView = ({ process, back, way, children }: Props) => {
  const { name, code, version, steps, statusId, objectName, description } = process
  useTabTitle(name)
  const [chosen, choose] = useState<number | null>(null)
  const step = steps.find(({ id }) => id === (chosen ?? way?.current)) ?? steps[0]
  return (
    <>
      <BackHeader {...back} />
      <PageHeader
        title={name}
        above={
          <>
            <span className="muted">
              {[code, version === null ? '' : `версия ${version}`, objectName].filter(Boolean).join(' · ')}
            </span>
            <ProcessStatusTag statusId={statusId} />
          </>
        }
        {...(description !== '' && { note: description })}
      />
      {children}
      {step === undefined ? (
        <Card>
          <EmptyState title="Процесът няма описани стъпки" />
        </Card>
      ) : (
        <div className="flex flex-column gap-3">
          <div className="process-picture">
            <Part name="Диаграма">
              <LoadingFallback show={<DiagramSkeleton />}>
                <Diagram
                  label={`Диаграма на процеса „${name}“`}
                  steps={steps}
                  chosen={step.id}
                  onChoose={choose}
                  way={way}
                />
              </LoadingFallback>
            </Part>
            <StepFacts step={step} steps={steps} way={way} onChoose={choose} />
          </div>
          <StepsTable name={name} steps={steps} way={way} />
        </div>
      )}
    </>
  )
}

const DiagramSkeleton = () => (
  <Card title="Диаграма">
    <Skeleton lines={12} />
  </Card>
)
