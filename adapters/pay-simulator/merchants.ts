/** Merchant settings of a demo at the simulator. They are public: production has its own or does not offer the channel. */
export const SIMULATED_KBZ = {
  appId: 'kp0000000000000000000000000000demo',
  merchant: '200001',
  key: 'a-key-that-everybody-knows-kbz',
} as const

export const SIMULATED_CARD = {
  merchant: '104104000000001',
  key: 'A-KEY-THAT-EVERYBODY-KNOWS-2C2P-0123456789ABCDEF',
} as const
