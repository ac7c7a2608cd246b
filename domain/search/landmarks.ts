import { plainWords } from './plainWords.ts';

/** Words for a part of a town or what a place is near, in languages whose visitors meet words of others on listings. */
export const landmarks = `
  airport=flughafen=havalimanı=havaalanı=aéroport=aeropuerto=aeroporto=аэропорт=مطار=空港=机场=공항=สนามบิน=luchthaven=lotnisko=αεροδρόμιο=sân bay
  train station=railway station=bahnhof=hauptbahnhof=gare=stazione=вокзал=dworzec=tren garı
  old town=altstadt=vieille ville=casco antiguo=centro storico=stare miasto=старый город=eski şehir=παλιά πόλη
  grand bazaar=grand bazar=kapalıçarşı=kapalı çarşı=großer basar=гранд базар, spice bazaar=egyptian bazaar=mısır çarşısı
  blue mosque=sultanahmet camii`;

/** Sights, whose addresses have their local names. */
export const sights = `
  hagia sophia=hagia sofia=ayasofya=aya sofya=айя софия=آيا صوفيا=αγια σοφια, galata tower=galata kulesi
  topkapi palace=topkapı sarayı, galata bridge=galata köprüsü, basilica cistern=yerebatan sarnıcı, bosphorus=bosporus=boğaziçi=boğaz
  maiden's tower=kız kulesi, taksim square=taksim meydanı, eiffel tower=tour eiffel=eiffelturm=torre eiffel
  brandenburg gate=brandenburger tor, tv tower=fernsehturm, colosseum=colosseo=coliseo=kolosseum, red square=красная площадь
  sagrada familia=sagrada família, charles bridge=karlův most, st peter's basilica=san pietro, tokyo tower=東京タワー`;

const names = new Set(landmarks.split(/[,=\n]/).flatMap((name) => plainWords(name).join(' ') || []));

/** Whether words say where in a town something is: "old town", "airport". */
export const isLandmark = (words: readonly string[]): boolean => names.has(words.join(' '));
