import type { caseFiles } from '../../contract/caseFiles.ts'
import type { Reply } from '../../contract/endpoint.ts'
import { formatDate } from '../../dates/civilDate.ts'

export type Stage = Reply<typeof caseFiles.getCaseFileProcessInstanceInfo>['stages'][number]

/** The path of a case file through its process: the passed steps, the current step, and the moves between them. */
export type CaseFileWay = {
  current: number | null
  passed: ReadonlySet<number>
  moves: readonly (readonly [from: number, to: number])[]
  stages: ReadonlyMap<number, Stage>
}

/**
 * Returns the path of a case file from its stages. Omitted are stages that it did not enter, and stages whose step is
 * unknown.
 */
export const wayOfStages = (stages: readonly Stage[]): CaseFileWay => {
  const entered = stages.filter(({ startedAt, isCurrent }) => isCurrent || startedAt !== null)
  const known = entered.flatMap((stage) => (stage.stepId === null ? [] : [{ id: stage.stepId, stage }]))
  const current = known.findLast(({ stage }) => stage.isCurrent)?.id ?? null
  return {
    current,
    passed: new Set(known.map(({ id }) => id).filter((id) => id !== current)),
    moves: known.slice(1).map(({ id }, at) => [known[at]?.id ?? id, id]),
    stages: new Map(known.map(({ id, stage }) => [id, stage])),
  }
}

/**
 * True if the case file followed this arrow. The arrow from a step to its decision has no target step, so any move from
 * the step follows it.
 */
export const isOnWay = (arrow: { fromStep: number; toStep: number | null }, { moves }: CaseFileWay): boolean =>
  moves.some(([from, to]) => from === arrow.fromStep && (arrow.toStep === null || to === arrow.toStep))

export const stageText = (stepId: number, { stages }: CaseFileWay): string => {
  const stage = stages.get(stepId)
  if (!stage) return 'Не е минавана'
  const [since, until] = [formatDate(stage.startedAt), formatDate(stage.finishedAt)]
  if (stage.isCurrent) return since === '' ? 'Текуща' : `Текуща от ${since}`
  return until === '' ? 'Премината' : `Премината на ${until}`
}
