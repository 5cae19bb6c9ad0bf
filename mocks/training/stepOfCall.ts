import type { AwaitedStep } from '../../src/contract/training/timeline.ts'

const stepsByCall: Readonly<Record<string, AwaitedStep>> = {
  'documents.registerDocument': 'register',
  'documents.createAndRegisterMultipleDocuments': 'register',
  'eDelivery.createAndRegisterIncomingEDeliveryMessage': 'register',
  'docExchange.createAndRegisterIncomingExchangeMessage': 'register',
  'documents.editDocument': 'edit',
  'documentParts.createDocumentComment': 'comment',
  'tasks.createTask': 'assign',
  'tasks.completeTask': 'complete',
  'eDelivery.sendEDeliveryMessage': 'send',
  'docExchange.sendExchangeMessage': 'send',
}

export const stepOfCall = (call: string, hasTasks: boolean): AwaitedStep | undefined =>
  call === 'documents.createDocument' && hasTasks ? 'resolve' : stepsByCall[call]

export const callsOfStep = (step: AwaitedStep): string[] =>
  step === 'resolve'
    ? ['documents.createDocument']
    : Object.keys(stepsByCall).filter((call) => stepsByCall[call] === step)
