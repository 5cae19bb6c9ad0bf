import type { Exercise } from '../../contract/training/exercise.ts'
import { carPolicy, fuel } from './exercises/ready/fleet.ts'
import { changedAfterSignature, correspondentCorrected, rejectedMessage } from './exercises/ready/mail.ts'
import { signedAndSent } from './exercises/ready/outgoing.ts'
import {
  groupInspection,
  inspectionWithDevice,
  leaveWithSubstitute,
  typeToCertificate,
} from './exercises/ready/records.ts'
import { firstLetter, senderTwice, wrongRegistration } from './exercises/ready/registry.ts'
import { portalFee, suspendedService } from './exercises/ready/services.ts'
import { wholeDay } from './exercises/ready/wholeDay.ts'
import { caseClosed, lateAnswer, resolutionToTwo } from './exercises/ready/work.ts'

export const readyExercises: readonly Exercise[] = [
  firstLetter,
  senderTwice,
  wrongRegistration,
  correspondentCorrected,
  rejectedMessage,
  changedAfterSignature,
  resolutionToTwo,
  lateAnswer,
  caseClosed,
  signedAndSent,
  suspendedService,
  portalFee,
  leaveWithSubstitute,
  carPolicy,
  fuel,
  typeToCertificate,
  groupInspection,
  inspectionWithDevice,
  wholeDay,
]
