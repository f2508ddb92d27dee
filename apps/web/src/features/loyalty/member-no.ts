/** `8801 2345 6789`: in groups, as on a bank card, so that it can be read out. */
export const memberNoText = (memberNo: string): string => memberNo.replaceAll(/\d{4}(?=\d)/g, '$& ')
