import { foldText } from '../../../../../../domain/text/fold.ts';

/** What cells show in place of the address that they link to. */
const labels = new Set(
  `link,links,url,view,view map,view on map,view on google maps,see map,open,open map,open link,open in maps,visit,visit site,visit website,go,
  go to website,click,click here,here,show,more,more info,details,website,web site,webpage,web,site,homepage,home page,map,maps,google maps,
  google map,location,directions,menu,facebook,instagram,linkedin,profile,ansehen,anzeigen,öffnen,hier,hier klicken,karte,webseite,zur webseite,
  zur website,homepage öffnen,mehr,voir,voir la carte,ouvrir,ici,cliquez ici,lien,carte,site web,site internet,ver,ver mapa,ver en el mapa,abrir,aquí,
  haz clic aquí,enlace,mapa,sitio,sitio web,página web,ver no mapa,aqui,clique aqui,ligação,site oficial,vedi,vedi mappa,apri,qui,clicca qui,
  collegamento,mappa,sito,sito web,bekijk,openen,hier klikken,kaart,zobacz,otwórz,tutaj,kliknij tutaj,strona,strona www,zobrazit,otevřít,zde,odkaz,
  megtekintés,megnyitás,itt,honlap,weboldal,térkép,vezi,deschide,aici,hartă,visa,öppna,här,länk,karta,webbplats,hjemmeside,nettside,kort,kart,
  katso,avaa,tästä,linkki,kartta,verkkosivu,görüntüle,gör,aç,git,tıkla,tıklayın,buraya tıklayın,bağlantı,harita,haritada gör,site linki,web sitesi,
  προβολή,εδώ,σύνδεσμος,χάρτης,ιστοσελίδα,ссылка,открыть,перейти,смотреть,здесь,карта,сайт,посилання,відкрити,перейти на сайт,мапа,връзка,виж,
  pogledaj,ovdje,karta,mapa,xem,xem bản đồ,mở,tại đây,liên kết,bản đồ,trang web,lihat,buka,klik,klik di sini,di sini,tautan,pautan,peta,laman web,
  ดู,เปิด,คลิก,ลิงก์,ลิงค์,แผนที่,เว็บไซต์,देखें,लिंक,वेबसाइट,नक्शा,عرض,فتح,هنا,اضغط هنا,رابط,الرابط,خريطة,الخريطة,الموقع,موقع,קישור,פתח,לחץ כאן,כאן,מפה,אתר,
  لینک,مشاهده,نقشه,وب سایت,リンク,地図,地図を見る,開く,詳細,こちら,サイト,ホームページ,링크,지도,보기,바로가기,홈페이지,웹사이트,链接,連結,查看,打开,打開,点击,
  點擊,地图,地圖,网站,網站,网址,網址,详情,官网`
    .split(',')
    .map((label) => foldText(label.trim())),
);

const maxLabel = 40;

/** Whether a text only stands for a link: 'View', 'Website ›'. */
export const isLinkLabel = (text: string): boolean =>
  text.length <= maxLabel && labels.has(foldText(text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')));
