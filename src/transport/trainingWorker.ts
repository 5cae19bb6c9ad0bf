import { fileAddress } from '../basePath.ts'

export const trainingWorker = fileAddress('mockServiceWorker.js')
