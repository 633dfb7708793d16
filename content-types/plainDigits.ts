/** The decimal digits of a finite number without exponent: 1e21 → '1000000000000000000000', -1e-7 → '-0.0000001'. */
export function plainDigits(value: number): string {
  const [mantissa = '0', exponentText] = String(value).split('e');
  if (exponentText === undefined) return mantissa;
  const exponent = Number(exponentText);
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d)(?:\.(\d+))?$/.exec(mantissa) ?? [];
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${whole}${fraction}`;
  return `${sign}${`${whole}${fraction}`.padEnd(exponent + 1, '0')}`;
}
