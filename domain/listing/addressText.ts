export interface AddressFields {
  address?: string | null;
  street?: string | null;
  postalCode?: string | null;
  state?: string | null;
  city?: { name: string } | null;
  country?: { name: string } | null;
}

/** The address as given, else the known parts of it: 'Ackerstraße 157, 10115 Berlin, Germany'. Empty if none is known. */
export function addressText({ address, street, postalCode, city, state, country }: AddressFields): string {
  if (address) return address;
  const town = [postalCode, city?.name].filter(Boolean).join(' ');
  return [street, town, state, country?.name].filter(Boolean).join(', ');
}
