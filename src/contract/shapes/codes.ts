import {
  DeliveryStatus,
  Direction,
  IncomingStatus,
  ReceivedVia,
  RegistrationStatus,
  Scope,
  SentVia,
} from '../enumerations.ts'
import { codeOf } from './base.ts'

export const DirectionId = codeOf(Direction)
export const ScopeId = codeOf(Scope)
export const ReceivedViaId = codeOf(ReceivedVia)
export const SentViaId = codeOf(SentVia)
export const IncomingStatusId = codeOf(IncomingStatus)
export const RegistrationStatusId = codeOf(RegistrationStatus)
export const DeliveryStatusId = codeOf(DeliveryStatus)
