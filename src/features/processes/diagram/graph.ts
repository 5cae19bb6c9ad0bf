import type { ProcessStep } from '../../../contract/businessProcesses.ts'

export type DiagramNode = { key: string; kind: 'step' | 'decision'; step: ProcessStep }
/** An arrow between two steps. `toStep` is null for the arrow from a step to its decision. */
export type DiagramEdge = {
  key: string
  from: string
  to: string
  label: string
  fromStep: number
  toStep: number | null
}
export type DiagramGraph = { nodes: readonly DiagramNode[]; edges: readonly DiagramEdge[] }

export const stepKey = (id: number): string => `step-${id}`
const decisionKey = (id: number): string => `decision-${id}`
const nodesOf = (step: ProcessStep): DiagramNode[] => {
  const ownNode: DiagramNode = { key: stepKey(step.id), kind: 'step', step }
  return step.decision === '' ? [ownNode] : [ownNode, { key: decisionKey(step.id), kind: 'decision', step }]
}

const edgesOf = (step: ProcessStep, known: ReadonlySet<number>): DiagramEdge[] => {
  const ownKey = stepKey(step.id)
  const decision = decisionKey(step.id)
  const from = step.decision === '' ? ownKey : decision
  const on = step.transitions
    .filter(({ stepId }) => known.has(stepId))
    .map(({ stepId, condition }, at) => ({
      key: `${from}>${stepId}.${at}`,
      from,
      to: stepKey(stepId),
      label: condition,
      fromStep: step.id,
      toStep: stepId,
    }))
  return from === ownKey
    ? on
    : [{ key: decision, from: ownKey, to: decision, label: '', fromStep: step.id, toStep: null }, ...on]
}

/**
 * Returns the steps and transitions of a process as a graph. A duplicate step is included once; a transition to an
 * unknown step is omitted.
 */
export const graphOf = (steps: readonly ProcessStep[]): DiagramGraph => {
  const known = new Map(steps.map((step) => [step.id, step]))
  const drawn = [...known.values()]
  return {
    nodes: drawn.flatMap(nodesOf),
    edges: drawn.flatMap((step) => edgesOf(step, new Set(known.keys()))),
  }
}
