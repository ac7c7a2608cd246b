interface Phone {
  phone: string | null;
  phoneE164: string | null;
  /** As a tel URI. */
  phoneLink: string | null;
}

/** A phone number as one text for other programs: E.164 with its extension, else as written. */
export function phoneText({ phone, phoneE164, phoneLink }: Phone): string | null {
  const extension = /;ext=(\d+)$/.exec(phoneLink ?? '')?.[1];
  return phoneE164 === null ? phone : `${phoneE164}${extension === undefined ? '' : ` ext. ${extension}`}`;
}
